import { useEffect, useState, type ReactNode } from 'react';
import {
  AppstoreOutlined,
  BankOutlined,
  BarsOutlined,
  BellOutlined,
  CalendarOutlined,
  CarOutlined,
  ContactsOutlined,
  DashboardOutlined,
  EditOutlined,
  EnvironmentOutlined,
  FileTextOutlined,
  FilterOutlined,
  GlobalOutlined,
  HeartOutlined,
  HomeOutlined,
  LockOutlined,
  PlusOutlined,
  SearchOutlined,
  ShoppingCartOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { Button, ConfigProvider, Form, Input, InputNumber, Layout, Menu, Select, Table } from 'antd';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';

interface Row {
  reference: string;
  title: string;
  location?: { city?: string };
}

const ICONS = [
  AppstoreOutlined,
  BankOutlined,
  BarsOutlined,
  BellOutlined,
  CalendarOutlined,
  CarOutlined,
  ContactsOutlined,
  DashboardOutlined,
  EditOutlined,
  EnvironmentOutlined,
  FileTextOutlined,
  FilterOutlined,
  GlobalOutlined,
  HeartOutlined,
  HomeOutlined,
  LockOutlined,
  ShoppingCartOutlined,
  UserOutlined,
];
const ENTRIES = ICONS.map((Icon, index) => ({ key: String(index), icon: <Icon />, label: `Entrée ${index + 1}` }));

function List(): ReactNode {
  const [rows, setRows] = useState<Row[]>();
  useEffect(() => {
    void fetch('/rows.json')
      .then((answer) => answer.json())
      .then(({ content }: { content: Row[] }) => setRows(content));
  }, []);
  const columns = [
    {
      title: 'Référence',
      dataIndex: 'reference',
      sorter: true,
      render: (reference: string) => <Link to={`/${reference}`}>{reference}</Link>,
    },
    { title: 'Titre', dataIndex: 'title' },
    { title: 'Ville', render: (row: Row) => row.location?.city },
    { title: 'Actions', render: () => <Button icon={<EditOutlined />}>Modifier</Button> },
  ];
  return (
    <>
      <Form layout="inline">
        <Form.Item label="Ville" name="city">
          <Input prefix={<SearchOutlined />} />
        </Form.Item>
        <Form.Item label="Prix" name="price">
          <InputNumber min={0} />
        </Form.Item>
        <Form.Item label="Type" name="type">
          <Select style={{ width: 160 }} options={[{ value: 'HOUSE', label: 'Maison' }]} />
        </Form.Item>
        <Button type="primary" icon={<PlusOutlined />}>
          Créer
        </Button>
      </Form>
      <Table rowKey="reference" loading={!rows} columns={columns} dataSource={rows} />
    </>
  );
}

function Floor(): ReactNode {
  return (
    <ConfigProvider theme={{ token: { colorPrimary: '#2e7d32' } }}>
      <BrowserRouter>
        <Layout>
          <Layout.Header>
            <Menu mode="horizontal" theme="dark" items={ENTRIES} />
          </Layout.Header>
          <Layout.Content>
            <Routes>
              <Route path="/" element={<List />} />
              <Route path="/:reference" element={<p>Bien</p>} />
            </Routes>
          </Layout.Content>
        </Layout>
      </BrowserRouter>
    </ConfigProvider>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Floor />);
